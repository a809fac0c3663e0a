import type { Club } from '@/entities/community/targets'
import { io, postRead, type Query } from '../call'
import { type Page, page } from '../reply'

export const list = postRead('/api-social/ec/boss/social/club/list', io<Query<Club>, Page<Club>>(page))
