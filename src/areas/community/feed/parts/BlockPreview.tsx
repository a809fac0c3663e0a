import type { ReactNode } from 'react'
import { type LatestPlate, showStyle } from '@/entities/community/latestPlate'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

export const styleOf = (style: unknown): 'two' | 'one' | 'swipe' =>
  is(style, showStyle.oneColumn) ? 'one' : is(style, showStyle.swipe) ? 'swipe' : 'two'

export const BlockPreview = ({
  block,
  children,
}: {
  block: Partial<Pick<LatestPlate, 'plateName' | 'icon'>>
  children: ReactNode
}) => {
  const t = useT()
  return (
    <>
      <span className="feed-block-name">
        {isPictureUrl(block.icon) && <PictureFrame src={block.icon} />}
        <strong>
          <bdi>{plain(block.plateName).trim() || t('feed.noName')}</bdi>
        </strong>
      </span>
      {children}
    </>
  )
}
