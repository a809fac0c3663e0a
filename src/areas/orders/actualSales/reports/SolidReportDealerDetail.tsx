import { DEALER_LINES, Lines } from './Lines'

/** A dealer's own actual sales line by line. */
export default function SolidReportDealerDetail() {
  return <Lines variant={DEALER_LINES} />
}
