// @module-tag members
import { members } from '@/routes/members'
import { sweep } from '../sweep'

sweep(members)
