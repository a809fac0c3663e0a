import { type ShopBanner, bannerPosition as at, bannerStatus } from '@/entities/commerce/shopBanner'
import { is } from '@/entities/field'

export const isOn = ({ status }: ShopBanner): boolean => is(status, bannerStatus.on)
export const nameOf = ({ title, id }: ShopBanner): string => title || id

/** Required picture size of each position in px. */
const SIDES: Readonly<Record<number, readonly [width: number, height: number]>> = {
  [at.home]: [750, 320],
  [at.category]: [750, 240],
  [at.points]: [750, 280],
  [at.paid]: [686, 160],
}
export const sidesOf = (position: unknown): readonly [number, number] => SIDES[Number(position)] ?? [750, 320]
