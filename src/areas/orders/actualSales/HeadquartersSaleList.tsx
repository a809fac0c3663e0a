import { SaleList } from './parts/SaleList'
import { HEADQUARTERS } from './variants'

export default function HeadquartersSaleList() {
  return <SaleList variant={HEADQUARTERS} />
}
