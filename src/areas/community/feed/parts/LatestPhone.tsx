import { type LatestPlate, latestPlate, sourceType } from '@/entities/community/latestPlate'
import { is } from '@/entities/field'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { BlockPreview, styleOf } from './BlockPreview'
import { isGone, periodOf } from './blocks'

/** The page "latest" with the blocks that are enabled, in their order; those that the app skips now are pale and say why. A click on one marks its row. */
export const LatestPhone = ({
  blocks,
  marked,
  onMark,
}: {
  /** Undefined until they are read. */
  blocks: readonly LatestPlate[] | undefined
  marked: string
  onMark: (id: string) => void
}) => {
  const t = useT()
  return (
    <PhoneFrame title={t('feed.latestPage')} height={600}>
      {blocks?.length === 0 && <PhoneNone>{t('feed.noBlocks')}</PhoneNone>}
      <ul className="feed-blocks">
        {blocks?.map((block) => {
          const skipped = isGone(block) ? 'feed.sourceGone' : periodOf(block)
          return (
            <li key={block.id} data-skipped={skipped !== undefined}>
              <button
                type="button"
                aria-pressed={block.id === marked}
                title={t('feed.mark')}
                onClick={() => onMark(block.id)}
              >
                <BlockPreview block={block}>
                  {skipped && <Mark tone="warning">{t(skipped)}</Mark>}
                  <small>
                    <bdi>{plain(block.sourceName) || optionName(t, latestPlate.sourceType, block.sourceType)}</bdi>
                  </small>
                  {!is(block.sourceType, sourceType.web) && (
                    <span className="feed-boxes" data-style={styleOf(block.showStyle)} aria-hidden>
                      <i />
                      <i />
                      <i />
                    </span>
                  )}
                </BlockPreview>
              </button>
            </li>
          )
        })}
      </ul>
    </PhoneFrame>
  )
}
