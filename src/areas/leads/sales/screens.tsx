import { OwnDealer, OwnGroup } from './parts/Shops'
import { SaleReport } from './SaleReport'
import { SaleTime } from './SaleTime'
import { HEADQUARTERS } from './variants'

/** The report of all that headquarters sees. */
export const HeadquartersReport = () => <SaleReport variant={HEADQUARTERS} />
/** The report of the user's own dealer. */
export const DealerReport = () => <OwnDealer>{(variant) => <SaleReport variant={variant} />}</OwnDealer>
/** The report of the shops of the user's group. */
export const GroupReport = () => <OwnGroup>{(variant) => <SaleReport variant={variant} />}</OwnGroup>

/** The comparison of two periods over all that headquarters sees. */
export const HeadquartersTime = () => <SaleTime variant={HEADQUARTERS} />
/** The comparison of two periods of the user's own dealer. */
export const DealerTime = () => <OwnDealer>{(variant) => <SaleTime variant={variant} />}</OwnDealer>
/** The comparison of two periods over the shops of the user's group. */
export const GroupTime = () => <OwnGroup>{(variant) => <SaleTime variant={variant} />}</OwnGroup>
