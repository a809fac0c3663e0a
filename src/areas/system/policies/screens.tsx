import { lazyComponent } from '@/kit/data/lazyComponent'

// Separate chunks, since only these pages need the sanitiser for rich text.
const Text = lazyComponent(() => import('./TypePage'))
const page = (type: 4 | 5 | 6 | 7 | 8) => () => <Text type={type} />

export const AgreementPrivacy = lazyComponent(() => import('./AgreementPrivacy'))
export const FaceManagement = page(4)
export const LogoutManagement = page(5)
export const ParkingManagement = page(6)
export const OTAupgradeProtocol = page(7)
export const InsurancePointsGuide = page(8)
