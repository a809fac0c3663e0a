import { SearchOutlined } from '@ant-design/icons'
import { Radio } from 'antd'
import { useId, useState } from 'react'
import { hotTag, hotWord } from '@/entities/commerce/searchConfig'
import { is, isYes } from '@/entities/field'
import { optionName, plain } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl as isPicture, PictureFrame } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { usePriceText } from '../../parts/price'
import type { SearchValues } from './searchValues'
import { isShowing } from './searchWords'
import type { SearchTargets } from './useSearchTargets'

export const SearchPhone = ({ of, targets }: { of: Partial<SearchValues>; targets: SearchTargets }) => {
  const t = useT()
  const name = useId()
  const [side, setSide] = useState<'before' | 'none'>('before')
  const words = of.placeholders ?? []
  return (
    <>
      <Radio.Group
        className="space-below"
        name={name}
        aria-label={t('searchConfig.phone')}
        optionType="button"
        value={side}
        options={[
          { value: 'before', label: t('searchConfig.before') },
          { value: 'none', label: t('searchConfig.nothing') },
        ]}
        onChange={({ target }) => setSide(target.value === 'none' ? 'none' : 'before')}
      />
      <PhoneFrame title={t('searchConfig.phone')} height={560}>
        <p className="search-box">
          <SearchOutlined /> <bdi>{words[0]}</bdi>
        </p>
        {words.length > 1 && (
          <p className="search-note">
            {t('searchConfig.turns', { count: words.length, seconds: numberIn(of.interval) ?? '' })}
          </p>
        )}
        {side === 'before' ? <Before of={of} /> : <Nothing of={of} targets={targets} />}
      </PhoneFrame>
    </>
  )
}

const Before = ({ of }: { of: Partial<SearchValues> }) => {
  const t = useT()
  const shown = (of.hotWords ?? []).filter((row) => isShowing(row, Date.now()))
  return (
    <>
      {isYes(of.historyFlag) && (
        <section className="search-part">
          <strong>{t('searchConfig.history')}</strong>
          <ul className="search-history" aria-label={t('searchConfig.history')}>
            {Array.from({ length: Math.min(numberIn(of.historyCount) ?? 0, 20) }, (_, at) => (
              <li key={at}>{t('searchConfig.sample', { place: at + 1 })}</li>
            ))}
          </ul>
        </section>
      )}
      {isYes(of.hotFlag) && shown.length > 0 && (
        <section className="search-part">
          <strong>{t('searchConfig.hot')}</strong>
          <ol className="search-hot">
            {shown.map((row, at) => (
              <li key={at}>
                <b className="digits">{at + 1}</b>
                <bdi>{row.word}</bdi>
                {!is(row.tag, hotTag.none) && <i data-tag={row.tag}>{optionName(t, hotWord.tag, row.tag)}</i>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

const Nothing = ({ of, targets }: { of: Partial<SearchValues>; targets: SearchTargets }) => {
  const priceText = usePriceText()
  const goods = (of.recommendGoods ?? []).filter((id) => !targets.isGone(id))
  return (
    <>
      <PhoneNone>{of.emptyText}</PhoneNone>
      <ul className="search-goods">
        {goods.map((id) => {
          const row = targets.goodsOf(id)
          return (
            <li key={id}>
              {isPicture(row?.cover) ? <PictureFrame src={row?.cover} /> : <span className="shop-menu-none" />}
              <bdi>{plain(row?.goodsName) || id}</bdi>
              {row && <b className="digits">{priceText(row)}</b>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
