import { CellLink, Tags } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const AdTitle = ({ title, address }: { title: unknown; address: string }) => (
  <CellLink to={address}>
    <bdi>{plain(title)}</bdi>
  </CellLink>
)

/** Cities of an ad, by code if the server sent no names. */
export const Cities = ({ of: { cities, cityCodes }, max }: { of: AdCities; max?: number }) => (
  <Places names={cities.length > 0 ? cities : cityCodes} max={max} />
)
type AdCities = Readonly<Record<'cities' | 'cityCodes', readonly string[]>>

/** Names of places or areas. An empty list is the whole country. */
export const Places = ({ names, max = 3 }: { names: unknown; max?: number }) => {
  const t = useT()
  const list = (Array.isArray(names) ? names : []).map(plain).filter(Boolean)
  return list.length === 0 ? t('ads.nationwide') : <Tags texts={list} max={max} />
}
