import { SaleList } from './parts/SaleList'
import { COUNSELOR } from './variants'

export default function CounselorSaleList() {
  return <SaleList variant={COUNSELOR} />
}
