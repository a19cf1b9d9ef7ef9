import { testScreens } from '../support/screens/screenTests'

testScreens(4, 4)
