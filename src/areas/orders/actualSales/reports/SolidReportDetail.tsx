import { HEADQUARTERS_LINES, Lines } from './Lines'

export default function SolidReportDetail() {
  return <Lines variant={HEADQUARTERS_LINES} />
}
