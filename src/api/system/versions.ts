import type { AppVersion } from '@/entities/system/appVersion'
import { about, io, post, postRead, type Query } from '../call'
import { page, type Page } from '../reply'

export type VersionInput = Partial<Omit<AppVersion, 'id' | 'status' | 'publishTime' | 'updateBy' | 'updateTime'>>

export const list = postRead('/api-material/version/versionList', io<Query<AppVersion>, Page<AppVersion>>(page))
export const create = post('/api-material/version/createVersion', io<VersionInput, { id: string }>())
export const update = post(
  '/api-material/version/updateVersion',
  about<VersionInput & { id: string; status?: 1 | 2 }, { id: string }>('id'),
)
