import { HEADQUARTERS_LINES, Lines } from './Lines'

/** Every actual sale line by line, for headquarters. */
export default function SolidReportDetail() {
  return <Lines variant={HEADQUARTERS_LINES} />
}
