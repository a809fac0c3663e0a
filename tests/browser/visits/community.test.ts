// @module-tag community
import { community } from '@/routes/community'
import { visit } from '../visit'

visit(community)
