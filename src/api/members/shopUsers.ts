import type { ShopUser } from '@/entities/marketing/shopUser'
import { get, io, type Query } from '../call'
import { type Page, pageOf } from '../reply'

export const list = get(
  '/api-star-web/web/user/page/list',
  io<Query<ShopUser> & { userIds?: string[] }, Page<ShopUser>>(pageOf<ShopUser>({})),
)
