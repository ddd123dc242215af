from antechamber.cli.main import main

main()
