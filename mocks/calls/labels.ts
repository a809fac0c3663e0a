import * as labelCalls from '@/api/labels'
import { on } from '../core/dispatcher'
import { labels } from '../lib/materials'
import { paged } from '../lib/table'

on(labelCalls.list)((input) =>
  paged(
    labels.filter(({ status }) => status === 1),
    { pageSize: 500, ...input },
    ({ id, labelName }) => ({ id, labelName }),
  ),
)
