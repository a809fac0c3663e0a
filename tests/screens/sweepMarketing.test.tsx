// @module-tag marketing
import { marketing } from '@/routes/marketing'
import { sweep } from '../sweep'

sweep(marketing)
