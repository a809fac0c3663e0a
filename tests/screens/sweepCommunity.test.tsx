// @module-tag community
import { community } from '@/routes/community'
import { sweep } from '../sweep'

sweep(community)
