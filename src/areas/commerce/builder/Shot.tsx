import { PictureOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { isShown } from '@/kit/show/Picture'

/** A picture in a block, or the place where one is to come. */
export const Shot = ({ src, ratio }: { src: string; ratio?: number }) => {
  const style: CSSProperties = ratio ? { aspectRatio: String(ratio) } : {}
  return isShown(src) ? (
    <img className="page-shot" src={src} alt="" style={style} draggable={false} loading="lazy" />
  ) : (
    <span className="page-shot page-shot-none" style={style}>
      <PictureOutlined />
    </span>
  )
}
