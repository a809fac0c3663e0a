import type { PointPool } from '@/entities/members/pointPool'
import { io, postRead } from '../call'
import { record } from '../reply'

/** The pool that App points are paid from. */
export const getPool = postRead('/api-social/ec/boss/integral/pool/info', io<void, PointPool>(record<PointPool>({})))
