import { lazyComponent } from '@/kit/data/lazyComponent'

// With their own chunk: the sanitiser of rich text is needed by these pages only.
const Text = lazyComponent(() => import('./TypePage'))
const page = (type: 4 | 5 | 6 | 7 | 8) => () => <Text type={type} />

/** Privacy policy, user agreement and list of third parties. */
export const AgreementPrivacy = lazyComponent(() => import('./AgreementPrivacy'))
/** The agreement to face recognition. */
export const FaceManagement = page(4)
/** What owners confirm before they cancel their account. */
export const LogoutManagement = page(5)
/** The agreement to automatic and remote parking. */
export const ParkingManagement = page(6)
/** The agreement before an upgrade over the air. */
export const OTAupgradeProtocol = page(7)
/** The guide to points for insurance. */
export const InsurancePointsGuide = page(8)
