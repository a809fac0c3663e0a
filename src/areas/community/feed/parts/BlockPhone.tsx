import type { PlateInput } from '@/api/community/socialConfig'
import { sourceType } from '@/entities/community/latestPlate'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { BlockPreview, styleOf } from './BlockPreview'
import { shownBy } from './preview'

const NOTHING = { queryKey: ['nothing'], queryFn: () => Promise.resolve([]) }

/** Loads the current content of a block with these values. Undefined until it is loaded. */
export const useShown = (values: PlateInput) => {
  const ask = shownBy(values)
  const { data, loading } = useLoad(ask ?? NOTHING, { enabled: ask !== undefined, keep: false })
  return ask && !loading ? data : undefined
}

export const BlockPhone = ({ of }: { of: PlateInput }) => {
  const t = useT()
  const { count } = useFormats()
  const items = useShown(of)
  const isWeb = is(of.sourceType, sourceType.web)
  return (
    <PhoneFrame title={t('feed.latestPage')} height={600}>
      <BlockPreview block={of}>
        {(isWeb || !items?.length) && (
          <PhoneNone>
            <bdi>{isWeb ? plain(of.linkUrl) : items ? t('feed.nothing') : plain(of.sourceName)}</bdi>
          </PhoneNone>
        )}
        <ul className="feed-posts" data-style={styleOf(of.showStyle)}>
          {items?.map((one) => (
            <li key={one.id}>
              {isPictureUrl(one.picture) && <PictureFrame src={one.picture} />}
              <span>
                <bdi>{one.text}</bdi>
              </span>
              <small>
                <bdi>{one.nickname}</bdi> ♥ {count(one.likeCount)}
              </small>
            </li>
          ))}
        </ul>
      </BlockPreview>
    </PhoneFrame>
  )
}
