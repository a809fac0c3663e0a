import type { Plate, SeriesOption } from '@/entities/community/plate'
import { get, io, postRead, type Query } from '../call'
import { type Page, type Parts, pageOf, refs } from '../reply'

const BASE = '/api-social/ec/carModel/plate'

const PLATE: Parts<Plate> = { seriesCodes: [], moderators: refs('socialUser') }

export const list = postRead(`${BASE}/pageList`, io<Query<Plate>, Page<Plate>>(pageOf(PLATE)))
/** All series of cars, for the pickers of the community. */
export const listSeriesNames = get('/api-social/ec/getAllSeriesName', io<void, SeriesOption[]>(refs('series')))
