import { Select } from 'antd'
import { useState } from 'react'
import { type SiftItem, siftItem, siftPage, siftType } from '@/entities/community/sift'
import { is, isYes } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { useSeriesNames } from '../../parts/series'

/** The filter bar of a page of the app, as what stands in the form would make it. */
export const FilterPhone = ({ items }: { items: readonly SiftItem[] }) => {
  const t = useT()
  const series = useSeriesNames()
  const [page, setPage] = useState<number>(siftPage.recommended)
  const shown = items.filter(({ pages, status }) => isYes(status) && pages.some((one) => is<unknown>(one, page)))
  const words = (item: SiftItem) =>
    is(item.itemType, siftType.series) ? item.options.map((code) => series(String(code))) : item.options.map(plain)
  return (
    <>
      <Select
        value={page}
        disabled={false}
        aria-label={t('feed.page')}
        className="feed-page"
        options={(siftItem.pages.of?.options ?? []).map(({ value, label }) => ({
          value: Number(value),
          label: t(label),
        }))}
        onChange={setPage}
      />
      <PhoneFrame height={480}>
        {shown.length === 0 && <PhoneNone>{t('feed.noItems')}</PhoneNone>}
        <dl className="feed-bar">
          {shown.map((item) => (
            <div key={item.itemCode}>
              <dt>
                <bdi>{plain(item.itemName)}</bdi>
              </dt>
              {(item.options.length ? words(item) : [t('feed.all')]).map((word, at) => (
                <dd key={`${at}${word}`} data-chosen={isYes(item.defaultFlag) && at === 0}>
                  <bdi>{word}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </PhoneFrame>
    </>
  )
}
