// @module-tag system
import { system } from '@/routes/system'
import { sweep } from '../sweep'

sweep(system)
