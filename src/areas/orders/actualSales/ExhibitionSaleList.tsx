import { SaleList } from './parts/SaleList'
import { SHOWROOM } from './variants'

export default function ExhibitionSaleList() {
  return <SaleList variant={SHOWROOM} />
}
