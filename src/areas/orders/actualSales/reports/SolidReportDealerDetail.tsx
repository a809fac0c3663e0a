import { DEALER_LINES, Lines } from './Lines'

export default function SolidReportDealerDetail() {
  return <Lines variant={DEALER_LINES} />
}
