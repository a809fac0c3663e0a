import { SaleList } from './parts/SaleList'
import { HEADQUARTERS } from './variants'

/** The actual sales of all dealers, which headquarters reviews and exports. */
export default function HeadquartersSaleList() {
  return <SaleList variant={HEADQUARTERS} />
}
