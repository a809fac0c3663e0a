import { paperType } from '@/entities/voice/questionnaire'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'

const LISTS = {
  drive: ['/drive-management/driveList', 'orderNo'],
  delivery: ['/solid-management/solidHeadquarter', 'atsNo'],
  service: ['/afterSale-management/maintenance', 'reserveNo'],
  picksend: ['/afterSale-management/picksend', 'orderNo'],
} as const
export type Business = keyof typeof LISTS

/** Number of a business document, with a link to it in its list. */
export const BusinessLink = ({ of, no }: { of: Business | undefined; no: unknown }) => {
  const key = plain(no)
  if (!of) return key ? <span className="digits">{key}</span> : <Blank />
  const [path, name] = LISTS[of]
  return <PermittedLink digits text={key} path={path} query={{ [name]: key }} />
}

const OF_PAPERS: Partial<Record<number, Business>> = {
  [paperType.testDrive]: 'drive',
  [paperType.delivery]: 'delivery',
  [paperType.afterSales]: 'service',
  [paperType.pickup]: 'picksend',
}
export const PaperBusiness = ({ row }: { row: { paperType: unknown; businessNo: unknown } }) => (
  <BusinessLink of={OF_PAPERS[Number(row.paperType)]} no={row.businessNo} />
)
