import { SaleList } from './parts/SaleList'
import { SHOWROOM } from './variants'

/** The sales of a store, which its manager reviews and sees through. */
export default function ExhibitionSaleList() {
  return <SaleList variant={SHOWROOM} />
}
