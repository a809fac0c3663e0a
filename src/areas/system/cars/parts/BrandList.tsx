import * as carSeries from '@/api/system/carSeries'
import { useFormats } from '@/kit/show/format'
import { Failed, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { numberIn, sumOf } from '@/lib/counts'

export const BrandList = () => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const { data: read = [], error, retry } = useLoad(carSeries.listBrands.query(undefined, { quiet: true }))
  const data = distinct(read, ({ brandCode }) => brandCode)
  const chosen = query.get('brandCode') ?? ''
  const total = sumOf(data.map((brand) => numberIn(brand.seriesCount)))
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
              <span className="digits">{count(brand.seriesCount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
