import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import { io, post, postRead, type Query } from '../call'
import { type Page, pageOf, record } from '../reply'
import { type PoolBooked, poolBooked, type PoolChange } from './points'

/** The pool that App points are paid from. */
export const getPool = postRead('/api-social/ec/boss/integral/pool/info', io<void, PointPool>(record<PointPool>({})))
export const changePool = post('/api-social/ec/boss/integral/pool/change', io<PoolChange, PoolBooked>(poolBooked))
export const listPoolLogs = postRead(
  '/api-social/ec/boss/integral/pool/log',
  io<Query<PointPoolLog>, Page<PointPoolLog>>(pageOf<PointPoolLog>({})),
)
