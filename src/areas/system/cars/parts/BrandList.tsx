import * as carSeries from '@/api/carSeries'
import { useFormats } from '@/kit/format'
import { Failed, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'

/** The brands with the number of their series; a choice narrows the list beside. */
export const BrandList = () => {
  const t = useT()
  const { number } = useFormats()
  const { query, setQuery } = useScreen()
  const { data: read = [], error, retry } = useLoad(carSeries.listBrands.query(undefined, { quiet: true }))
  const data = distinct(read, ({ brandCode }) => brandCode)
  const chosen = query.get('brandCode') ?? ''
  const total = data.reduce((sum, brand) => sum + (Number(brand.seriesCount) || 0), 0)
  return (
    <nav className="brands card" aria-label={t('cars.brands')}>
      {error && <Failed compact error={error} retry={retry} />}
      <ul>
        {[{ brandCode: '', brandName: t('cars.allBrands'), seriesCount: total }, ...data].map((brand) => (
          <li key={brand.brandCode}>
            <button
              type="button"
              aria-current={brand.brandCode === chosen}
              onClick={() => setQuery({ brandCode: brand.brandCode || undefined, page: undefined })}
            >
              <bdi>{brand.brandName}</bdi>
              <span className="digits">{number(brand.seriesCount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
