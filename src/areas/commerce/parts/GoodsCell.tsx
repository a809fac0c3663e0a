import './goodsCell.css'
import { PictureOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { Blank } from '@/kit/show/Blank'

export const GoodsCell = ({
  of: { cover, goodsName, skuName, goodsCode },
  name,
  children,
}: {
  of: { cover?: string; goodsName?: string; skuName?: string; goodsCode?: string }
  name?: ReactNode
  children?: ReactNode
}) => {
  const below = [skuName, goodsCode].map(plain).filter(Boolean).join(' · ')
  return (
    <span className="goods-cell">
      {isPictureUrl(cover) ? (
        <PictureFrame className="goods-cover" src={cover} width={48} height={48} />
      ) : (
        <span className="goods-no-cover" aria-hidden>
          <PictureOutlined />
        </span>
      )}
      <span className="goods-words">
        <span className="goods-name">{name ?? (plain(goodsName) ? <bdi>{plain(goodsName)}</bdi> : <Blank />)}</span>
        {below && <small className="quiet digits">{below}</small>}
        {children}
      </span>
    </span>
  )
}
