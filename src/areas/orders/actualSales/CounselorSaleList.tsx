import { SaleList } from './parts/SaleList'
import { COUNSELOR } from './variants'

/** A consultant's own sales: registered, completed, submitted, and applied about. */
export default function CounselorSaleList() {
  return <SaleList variant={COUNSELOR} />
}
