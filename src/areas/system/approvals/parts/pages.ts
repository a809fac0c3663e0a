import type { Approval } from '@/entities/shared/approval'
import { usePermitted } from '@/session/permitted'

type BizType = Approval['bizType']

const APPEALS = '/storeManagement/appealManagement'
const EVALUATIONS = '/storeManagement/userEvaluateAndAppeal'

/** Where the record of an approval is, by its kind: the first page that the user may open. The pages of headquarters stand before those of dealers. */
const RECORDS: Record<BizType, readonly string[]> = {
  secondDealer: ['/system-management/secondDealerManagement'],
  driveCar: ['/drive-management/driveCarZB', '/drive-management/driveCarDealer'],
  prorate: ['/account-management/silverManagement', '/account-management/silver'],
  appeal: [APPEALS, EVALUATIONS],
  points: ['/setting/integralPool'],
  coupon: ['/marketing-management/provideManagement'],
  ats: ['/solid-management/solidDetail'],
  transfer: ['/solid-management/transferApply'],
  atsVoid: ['/solid-management/solidDetail'],
}

/** Where applications of a kind begin. */
const BEGINNINGS: readonly (readonly [BizType, readonly string[]])[] = [
  ['secondDealer', RECORDS.secondDealer],
  ['driveCar', ['/drive-management/driveCarDealer', '/drive-management/driveCarZB']],
  ['prorate', ['/account-management/silver', '/account-management/silverManagement']],
  ['appeal', [EVALUATIONS, APPEALS]],
  ['points', RECORDS.points],
  ['coupon', RECORDS.coupon],
  ['ats', ['/solid-management/solidDealerCounselor']],
  ['transfer', ['/solid-management/solidDealerCounselor']],
]

/** The pages behind approvals that the user may open. */
export const useBizPages = () => {
  const { pages } = usePermitted()
  const first = (paths: readonly string[]) => paths.find((path) => pages.has(path))
  return {
    recordOf: ({ bizType, bizId }: Approval): string | undefined => {
      const path = first(RECORDS[bizType] ?? [])
      const id = encodeURIComponent(bizId)
      if (path === APPEALS) return `${path}?mode=detail&record=${id}`
      return path?.startsWith('/solid-management/') ? `${path}?id=${id}` : path
    },
    beginnings: BEGINNINGS.flatMap(([type, paths]) => {
      const path = first(paths)
      return path ? [{ bizType: type, path }] : []
    }),
  }
}
