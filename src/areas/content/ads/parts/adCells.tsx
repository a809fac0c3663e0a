import { CellLink, Tags } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** The title of an ad, which leads to its page. */
export const AdTitle = ({ title, address }: { title: unknown; address: string }) => (
  <CellLink to={address}>
    <bdi>{plain(title)}</bdi>
  </CellLink>
)

/** Places or areas by name; none of them is the whole country. */
export const Places = ({ names, max = 3 }: { names: unknown; max?: number }) => {
  const t = useT()
  const list = (Array.isArray(names) ? names : []).map(plain).filter(Boolean)
  return list.length === 0 ? t('ads.nationwide') : <Tags texts={list} max={max} />
}
