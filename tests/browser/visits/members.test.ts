// @module-tag members
import { members } from '@/routes/members'
import { visit } from '../visit'

visit(members)
