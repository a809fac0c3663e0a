import type { Department } from '@/entities/shared/dealer'
import { get, io } from './call'
import { rows } from './reply'

export const listDepts = get('/api-user/dept/list', io<void, Department[]>(rows))
export const listAreaNames = get('/api-user/dept/getAreaNameList', io<void, { id: string; areaName: string }[]>(rows))
