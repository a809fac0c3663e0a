import { useEffect, useRef } from 'react'
import { ecBlock, ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { CarBanner, SearchBar } from '../../parts/appParts'
import { BLOCKS, runs } from './cardRules'

const SHOWN = 12

/** Home page with the active cards, scrolled to the selected block. A block without active cards is dashed. */
export const EcPhone = ({ rows, chosen }: { rows: readonly EcRecommend[]; chosen: number | undefined }) => {
  const t = useT()
  const page = useRef<HTMLDivElement>(null)
  const count = rows.length
  // Repeats when cards load, since the blocks above grow.
  useEffect(() => {
    const block = page.current?.querySelector(`[data-block='${chosen ?? BLOCKS[0]}']`)
    const frame = page.current?.closest('.phone-page')
    if (block && frame)
      frame.scrollTop += chosen
        ? block.getBoundingClientRect().top - frame.getBoundingClientRect().top
        : -frame.scrollTop
  }, [chosen, count])
  return (
    <PhoneFrame title={t('card.home')} height={600}>
      <div className="app-page" ref={page}>
        <SearchBar />
        <CarBanner />
        {BLOCKS.map((block) => (
          <BlockPreview
            key={block}
            block={block}
            rows={rows.filter((row) => is(Number(row.blockCode), block) && runs(row))}
          />
        ))}
      </div>
    </PhoneFrame>
  )
}

const BlockPreview = ({ block, rows }: { block: number; rows: readonly EcRecommend[] }) => {
  const t = useT()
  const [width, height] = ecBlockSlots[block]?.size ?? [1, 1]
  const layout = is(block, ecBlock.headlines) ? 'one' : is(block, ecBlock.stories) ? 'swipe' : 'two'
  return (
    <section className="ec-block" data-block={block} data-empty={rows.length === 0}>
      <h4>{optionName(t, ecRecommend.blockCode, block)}</h4>
      {rows.length === 0 ? (
        <p>{t('card.notShown')}</p>
      ) : (
        <ul data-layout={layout}>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.id}>
              <span className="rec-face">
                {isPictureUrl(row.cover) ? (
                  <PictureFrame src={row.cover} ratio={width / height} />
                ) : (
                  <span className="app-no-cover" style={{ aspectRatio: `${width} / ${height}` }} />
                )}
                {plain(row.cornerText) && <span className="app-mark">{plain(row.cornerText)}</span>}
                <span className="rec-title">{plain(row.title) || t('card.noTitle')}</span>
                {plain(row.subTitle) && <small>{plain(row.subTitle)}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
